/** Returns whether a text can be a job title. A sentence, such as an instruction to the model, proves nothing. */
export const isPlausibleTitle = (title: string) =>
  title.length <= 80 && !/[.!?:;。！？：；"“”「」]\s*\S/u.test(title) && title.trim().split(/\s+/).length <= 10;
