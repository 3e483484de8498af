/** Values of the API in German. */
export const germanValues: Readonly<Record<string, string>> = {};
