/** Singles and EPs of the featured artists. They are generated last, so that earlier titles do not change. */
import { type Act, type AlbumPlan, type AlbumContext, addAlbum } from './albums.ts'

const acts = 24

const single = ({ titles }: AlbumContext, act: Act): AlbumPlan => ({
  act,
  key: 'single',
  title: titles[act.lang].draw(),
  popularity: 1500 - act.rank * 20,
  age: () => 34 + act.rank * 17,
  count: () => 1,
  release: 'single',
})
const ep = ({ titles }: AlbumContext, act: Act): AlbumPlan => ({
  act,
  key: 'ep',
  title: titles[act.lang].draw(),
  popularity: 1400 - act.rank * 20,
  age: () => 240 + act.rank * 29,
  count: () => 4,
  release: 'ep',
})

export const addSingles = (context: AlbumContext, all: readonly Act[]) => {
  for (const act of all.slice(0, acts)) {
    const plans = act.rank % 3 === 0 ? [single(context, act), ep(context, act)] : [single(context, act)]
    for (const plan of plans) {
      const [record, ...songs] = addAlbum(context, plan, all)
      if (record) context.maker.relate(act.item.id, 'release', [record.id])
      context.maker.relate(
        act.item.id,
        'track',
        songs.map(({ id }) => id),
      )
    }
  }
}
