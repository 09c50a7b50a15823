/** What of the page's lists does not work without a line, and whether only the rest is shown. */
import { proxy } from 'valtio'

export const availability = proxy({
  /** Things of the lists of this page: those that work here, and those that do not. */
  here: 0,
  gone: 0,
  /** They were counted: until then nobody knows whether there is a choice. */
  isCounted: false,
  /** "Only what works now" is chosen; it lasts over pages, as long as the line is away. */
  isOnly: false,
  /** The line is back, and what was hidden stays so until somebody asks, leaves or looks away: nothing jumps. */
  isHeld: false,
})
