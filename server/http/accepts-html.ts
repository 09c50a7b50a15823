/** A browser opens it as a page, rather than a program asking for data. */
export const acceptsHtml = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.get('accept') ?? '').includes('text/html')
