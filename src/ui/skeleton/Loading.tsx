/** A page that loads has its heading already. */
import type { ReactNode } from 'react'
import css from './Loading.module.css'

export const LoadingPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.loading} aria-busy>
    <h1 className="sr">{title}</h1>
    {children}
  </div>
)
