/** Loaded into a server before its own modules: its clock is MINUTES_AHEAD minutes ahead. */
const ahead = Number(process.env['MINUTES_AHEAD']) * 60_000
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + ahead]))
  }
  static now() {
    return RealDate.now() + ahead
  }
}
