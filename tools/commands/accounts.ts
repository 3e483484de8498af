/** Accounts: make one with its API key, add a key or credit, list them. */
import { accountsCommand } from '../accounts/command.ts';
import { runCommand } from '../terminal/run-command.ts';

await runCommand(accountsCommand);
