/** The command line `openrole`, from its sources. */
import '../../cli/main.ts';
