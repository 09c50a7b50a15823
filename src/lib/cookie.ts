/** No global, so that page, server and tests use it alike. */
export interface CookieShape {
  readonly name: string
  readonly maxAge: number
  readonly path: string
  readonly sameSite: 'lax' | 'strict'
  readonly secure?: boolean
}

export const readCookie = (text: string, name: string): string | null => {
  for (const part of text.split(';')) {
    const [key = '', ...value] = part.trim().split('=')
    if (key === name) return decode(value.join('='))
  }
  return null
}

const decode = (value: string) => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export const cookieText = (shape: CookieShape, value: string): string =>
  `${shape.name}=${encodeURIComponent(value)}; max-age=${shape.maxAge}; path=${shape.path}; samesite=${shape.sameSite}` +
  (shape.secure ? '; secure' : '')

export const expiredCookie = (shape: CookieShape): string => cookieText({ ...shape, maxAge: 0 }, '')
