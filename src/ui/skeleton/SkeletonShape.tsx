/** It has no text: screen readers only learn that something is busy. */
import { classNames } from '../class-names.ts'
import type { Silhouette } from '../Picture.tsx'
import picture from '../Picture.module.css'
import css from './SkeletonShape.module.css'

/** A picture's, but for a ticket, which is as high as its whole card, and for other shapes. */
const shapeOf = (shape: Silhouette | 'story') => css[shape] ?? picture[shape]

interface SkeletonShapeProps {
  shape?: Silhouette | 'story'
  className?: string | undefined
}

export const SkeletonShape = ({ shape, className }: SkeletonShapeProps) => (
  <span className={classNames(css.shape, shape ? shapeOf(shape) : css.line, className)} />
)

export const times = (count: number) => Array.from({ length: count }, (_, at) => at)
