/** Preloaded into the workers of Jest: the signal that interrupts Jest does not reach them. */
process.once('disconnect', () => process.exit());
