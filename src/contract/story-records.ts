import * as v from 'valibot'

const ViewedStory = v.object({
  isWatched: v.boolean(),
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export const ViewedStories = v.record(v.string(), ViewedStory)
export type ViewedStories = v.InferOutput<typeof ViewedStories>
