export interface StallWatch {
  /** Rejects where nothing comes over the line any more. */
  silent: Promise<never>
  /** To be called when the answer is here, or never will be. */
  end: () => void
}

/** Whether this page spares the line: one switch for those who need not know why. Set by the boot (`state/line.ts`). */
export const dataSaver = {
  isEnabled: false,
  /** How long a question may take while it is on; else it may take as long as it takes. */
  timeoutMs: 8_000,
  /** A write may be done although its answer is late, so it is given up later. */
  writeTimeoutMs: 15_000,
  /** How many questions found an end, be it a refusal. */
  signs: 0,
  /** Watches over one question; null where nobody follows the line. */
  watch: null as (() => StallWatch) | null,
}

/** A question that may take as long as it takes ends all the same where the line turns out to carry nothing. */
export const withStallWatch = async <T>(asked: T | Promise<T>): Promise<T> => {
  const answered = Promise.resolve(asked).finally(() => dataSaver.signs++)
  const watch = dataSaver.isEnabled ? null : dataSaver.watch?.()
  try {
    return await (watch ? Promise.race([answered, watch.silent]) : answered)
  } finally {
    watch?.end()
  }
}
