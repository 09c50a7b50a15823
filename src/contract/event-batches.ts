/** Apart from the events' schema, which the page does not load: it does not check what it sends itself. */
export const eventsPath = '/events'
export const mostEvents = 50
