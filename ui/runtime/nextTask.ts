/** Yields to the browser, so that pending input is handled first. */
export const nextTask = () => new Promise<void>((resume) => setTimeout(resume))
