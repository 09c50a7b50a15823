import { useQuery } from '@tanstack/react-query'
import { categoryArtworkQuery } from '../../api/category-artwork.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** It adorns the title, which says what it is: without an answer its box stays plain. */
export const CategoryPicture = ({ category }: { category: string }) => {
  const { data } = useQuery(categoryArtworkQuery(scopeOf(usePortal()), category))
  return data ? <Picture picture={data.picture} shape="square" size="card" /> : null
}
