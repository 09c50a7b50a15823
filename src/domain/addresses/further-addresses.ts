/** LINK builders that no code of the page uses: structures, mails and other programs do. */
import { type Target, join } from './addresses.ts'

export const furtherLinks = {
  appConsent: (id: string) => join('apps', 'consent', id),
  appProfile: () => join('apps', 'profile'),
  premium: () => join('articles', 'premium'),
  premiumCategory: (category: string) => join('articles', 'premium', category),
  premiumSubcategory: (category: string, subcategory: string) =>
    join('articles', 'premium', category, subcategory),
  premiumArticle: (category: string, subcategory: string, id: string) =>
    join('articles', 'premium', category, subcategory, id),
  articlesSubcategory: (category: string, subcategory: string) => join('articles', category, subcategory),
  audiobooks: () => join('audiobook', 'category'),
  gamesListOf: (name: string, id: string) => join('games', 'list', name, id),
  albumsCategory: (name: string) => join('music', 'albums', 'category', name),
  newestTracks: () => join('music', 'tracks', 'category'),
  newsSubcategory: (category: string, subcategory: string) => join('news', category, subcategory),
  partner: (name: string) => join('partners', name),
  infoService: (name: string) => join('partners', 'info-services', name),
  emailLogin: () => join('user', 'login', 'email'),
  videoCheck: () => join('video', 'test'),
  videoCategory: ({ slug, id }: Target) => join('video', 'category', slug, id),
  typedVideoCategory: (type: string, id: string) => join('video', type, 'category', id),
  typedVideo: (type: string, { slug, id }: Target) => join('video', type, 'details', slug, id),
  typedVideoStream: (type: string, { slug, id }: Target) => join('video', type, 'stream', slug, id),
  vouchersGenre: (id: string) => join('vouchers', 'genre', id),
  voucherIn: (id: string, voucherId: string) => join('vouchers', 'details', id, voucherId),
  externalLogout: () => join('external', 'logout'),
  launch: () => join('launch'),
  marketing: (name: string) => join('marketing', name),
  paymentMethods: () => join('MyPaymentMethods'),
  purchases: () => join('myPurchases'),
  profileServices: () => join('profile', 'info-service-subscriptions'),
  rewards: () => join('reward'),
} as const
