/** Its box is in the document, its picture is asked for afterwards: nothing moves when it comes. */
import { useLazy } from '../../ui/use-lazy.ts'
import css from './CategoryPictureSlot.module.css'

const loadPicture = async () => (await import('./CategoryPicture.tsx')).CategoryPicture

export const CategoryPictureSlot = ({ category }: { category: string }) => {
  const Late = useLazy(true, loadPicture)
  return <span className={css.box}>{Late && <Late category={category} />}</span>
}
