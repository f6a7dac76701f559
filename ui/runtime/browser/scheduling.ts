/** The fallback delay for hidden pages, which get no animation frames, in milliseconds. */
const PAINT_TIMEOUT_MILLIS = 100

/** Resolves after the next paint, so that work longer than a frame does not delay the response to a press. */
export const afterPaint = () =>
  new Promise<void>((resume) => {
    requestAnimationFrame(() => setTimeout(resume))
    setTimeout(resume, PAINT_TIMEOUT_MILLIS)
  })

/** Yields to the browser, so that pending input is handled first. */
export const nextTask = () => new Promise<void>((resume) => setTimeout(resume))
