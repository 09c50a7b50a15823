/** Whether this page spares the line: one switch for those who need not know why. Set by the boot (`state/line.ts`). */
export const thrift = {
  isOn: false,
  /** How long a question may take while it is on; else it may take as long as it takes. */
  patienceMs: 8_000,
  /** A write may be done although its answer is late, so it is given up later. */
  writePatienceMs: 15_000,
}
