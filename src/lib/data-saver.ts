export interface StallWatch {
  /** Rejects once the connection has gone silent. */
  silent: Promise<never>
  end: () => void
}

export const dataSaver = {
  isEnabled: false,
  /** How long a request may take while it is on; otherwise there is no limit. */
  timeoutMs: 8_000,
  /** A write may succeed although its answer is late, so it is given up later. */
  writeTimeoutMs: 15_000,
  /** Answers that arrived; a request that is given up is none. */
  signs: 0,
  /** Watches one request; null where nobody watches the connection. */
  watch: null as (() => StallWatch) | null,
}

/** A request without a limit still ends when the connection turns out to be dead. */
export const withStallWatch = async <T>(pending: T | Promise<T>): Promise<T> => {
  const watch = dataSaver.isEnabled ? null : dataSaver.watch?.()
  try {
    return await (watch ? Promise.race([pending, watch.silent]) : pending)
  } finally {
    watch?.end()
  }
}
