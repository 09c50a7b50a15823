/** How events travel. Apart from their schema, which the page does not carry: it checks nothing that it says itself. */
export const eventsPath = '/events'
export const mostEvents = 50
