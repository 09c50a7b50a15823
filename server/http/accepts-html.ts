/** True for a browser that opens a page, false for a program that requests data. */
export const acceptsHtml = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.get('accept') ?? '').includes('text/html')
