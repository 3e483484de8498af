/** Accounts: make one with its API key, add a key or credit, list them. */
export { accountsCommand as command } from '../accounts/command.ts';
