/** Ends the browser's present task: a press that came meanwhile is answered before what follows. */
export const nextTask = () => new Promise<void>((resume) => setTimeout(resume))
