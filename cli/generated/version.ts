// Written by `npm run sdk:generate` from the declarations of the API.

/** The version of the API that this command line was made for. */
export const VERSION = '1.0.0';
