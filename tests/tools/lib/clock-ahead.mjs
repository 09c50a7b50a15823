/** Loaded into a server before its own modules: its clock is ahead by the minutes in the address of this file. */
const ahead = Number(new URL(import.meta.url).searchParams.get('minutes')) * 60_000
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + ahead]))
  }
  static now() {
    return RealDate.now() + ahead
  }
}
