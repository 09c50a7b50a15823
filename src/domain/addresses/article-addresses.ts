/** Articles and news by category, beside the pages of single ones. */
import { join } from './addresses.ts'

export const articleLinks = {
  articlesCategory: (category: string) => join('articles', category),
  articlesSubcategory: (category: string, subcategory: string) => join('articles', category, subcategory),
  premium: () => join('articles', 'premium'),
  premiumCategory: (category: string) => join('articles', 'premium', category),
  premiumSubcategory: (category: string, subcategory: string) =>
    join('articles', 'premium', category, subcategory),
  premiumArticle: (category: string, subcategory: string, id: string) =>
    join('articles', 'premium', category, subcategory, id),
  newsCategory: (category: string) => join('news', category),
  newsSubcategory: (category: string, subcategory: string) => join('news', category, subcategory),
} as const
