/** How long a page out of sight, which shows nothing, is waited for, in milliseconds. */
const PAINT_TIMEOUT_MILLIS = 100

/** Goes on when the browser has shown what a press did so far: what takes longer than a frame comes after it. */
export const afterPaint = () =>
  new Promise<void>((resume) => {
    requestAnimationFrame(() => setTimeout(resume))
    setTimeout(resume, PAINT_TIMEOUT_MILLIS)
  })
