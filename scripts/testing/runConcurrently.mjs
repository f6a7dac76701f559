/**
 * Runs jobs in their order, as many at a time as there are lanes. A job that is `alone` waits until every lane is free
 * and takes them all. Resolves when all have ended; a job must not fail.
 */
export async function runConcurrently(jobs, concurrency, run) {
  const waiting = [...jobs]
  const running = new Set()
  const start = (job) => {
    const ended = run(job).then(() => running.delete(ended))
    running.add(ended)
    return job
  }
  let last
  while (waiting.length > 0) {
    const canStart = running.size === 0 || (running.size < concurrency && !waiting[0].alone && !last?.alone)
    if (canStart) last = start(waiting.shift())
    else await Promise.race(running)
  }
  await Promise.all(running)
}
