import type { XmlHandler } from '../parse-xml.ts';

/** How a style sets its text; what it leaves open is null. */
export interface Look {
  halfPoints: number | null;
  bold: boolean | null;
  /** Twentieths of a point above the paragraph. */
  before: number | null;
}

const PLAIN: Look = { halfPoints: null, bold: null, before: null };
/** How many styles may stand on each other. */
const MAX_DEPTH = 12;

interface Style {
  own: Look;
  basedOn: string | null;
}

/** The styles of a DOCX (`word/styles.xml`), each with what it takes from the style that it is based on. */
export class DocxStyles implements XmlHandler {
  private readonly styles = new Map<string, Style>();
  private readonly defaults: Style = { own: { ...PLAIN }, basedOn: null };
  private current: Style | null = null;

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'w:docDefaults') this.current = this.defaults;
    else if (name === 'w:style') this.current = this.add(attributes['w:styleId'] ?? '');
    else if (this.current !== null) describe(this.current, name, attributes);
  }

  close(name: string): void {
    if (name === 'w:style' || name === 'w:docDefaults') this.current = null;
  }

  lookOf(id: string): Look {
    const look = { ...PLAIN };
    let style = this.styles.get(id);
    for (let depth = 0; style !== undefined && depth < MAX_DEPTH; depth += 1) {
      look.halfPoints ??= style.own.halfPoints;
      look.bold ??= style.own.bold;
      look.before ??= style.own.before;
      style = this.styles.get(style.basedOn ?? '');
    }
    look.halfPoints ??= this.defaults.own.halfPoints;
    return look;
  }

  private add(id: string): Style {
    const style = { own: { ...PLAIN }, basedOn: null };
    this.styles.set(id, style);
    return style;
  }
}

function describe(style: Style, name: string, attributes: Record<string, string>): void {
  const value = attributes['w:val'] ?? '';
  if (name === 'w:basedOn') style.basedOn = value;
  else if (name === 'w:sz') style.own.halfPoints = Number(value) || null;
  else if (name === 'w:b') style.own.bold = isOn(value);
  else if (name === 'w:spacing') style.own.before = Number(attributes['w:before']) || null;
}

/** The value of a switch such as `w:b`, which is on when it says nothing. */
export const isOn = (value: string) => value !== '0' && value !== 'false';
