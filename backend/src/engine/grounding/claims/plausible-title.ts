/** Returns whether a text can be a job title. A sentence is not a title but may be an instruction to the model. */
export const isPlausibleTitle = (title: string) =>
  title.length <= 80 && !/[.!?:;。！？：；"“”「」]\s*\S/u.test(title) && title.trim().split(/\s+/).length <= 10;
