declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: {
    readonly convert: (font: Buffer, format: 'sfnt' | 'woff2') => Promise<Buffer>;
  };
  export default fontverter;
}
