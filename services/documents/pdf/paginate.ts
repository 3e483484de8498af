/** A strip of the page that is never split. */
export interface Strip {
  height: number;
  /** Space left out at the top of a page. */
  spaceBefore: number;
  /** Whether the next strip must be on the same page, as after a heading or a first line. */
  keepsNext: boolean;
}

/** Distributes strips over pages of a height. Strips that belong together stay together unless they exceed a page. */
export function paginate<S extends Strip>(strips: readonly S[], pageHeight: number): S[][] {
  const pages: S[][] = [];
  let page: S[] = [];
  let left = pageHeight;
  for (const chunk of chunksOf(strips, pageHeight)) {
    if (page.length > 0 && heightOf(chunk, false) > left) {
      pages.push(page);
      page = [];
      left = pageHeight;
    }
    left -= heightOf(chunk, page.length === 0);
    page.push(...chunk);
  }
  return page.length === 0 ? pages : [...pages, page];
}

/** Runs of strips that stay together. */
function chunksOf<S extends Strip>(strips: readonly S[], pageHeight: number): S[][] {
  const chunks: S[][] = [];
  let chunk: S[] = [];
  for (const strip of strips) {
    if (chunk.length > 0 && heightOf([...chunk, strip], true) > pageHeight) {
      chunks.push(chunk);
      chunk = [];
    }
    chunk.push(strip);
    if (!strip.keepsNext) {
      chunks.push(chunk);
      chunk = [];
    }
  }
  return chunk.length === 0 ? chunks : [...chunks, chunk];
}

function heightOf(strips: readonly Strip[], isTop: boolean): number {
  return strips.reduce(
    (sum, { height, spaceBefore }, index) =>
      sum + height + (isTop && index === 0 ? 0 : spaceBefore),
    0,
  );
}
