/** Its published types describe an older version. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt';
    /** Values at which axes of a variable font are fixed. */
    variationAxes: Record<string, number>;
    /** OpenType features that stay. */
    keepFeatures: string[];
    keepAllGlyphs: true;
  }
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: Options,
  ): Promise<Buffer>;
}
