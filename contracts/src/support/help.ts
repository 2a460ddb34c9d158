import * as z from '@shortlist/contracts/z';

export const helpCategorySchema = z.enum([
  'start',
  'writing',
  'score',
  'templates',
  'files',
  'payment',
  'account',
  'privacy',
]);
export type HelpCategory = z.infer<typeof helpCategorySchema>;

/** An article that a reply is based on; GET /api/help/articles/{id} returns its text. */
export const helpSourceSchema = z.object({ id: z.string(), title: z.string() });
export type HelpSource = z.infer<typeof helpSourceSchema>;

/** `label` is the button text, `path` a same-origin path without a language prefix. */
export const helpActionSchema = z.object({ label: z.string(), path: z.string() });
export type HelpAction = z.infer<typeof helpActionSchema>;

/** A request to talk to a human, with the conversation so far. */
export const ticketSchema = z.object({
  /** Number for the user to quote: "SL-4K7Q2M9X". */
  reference: z.string(),
  /** Address for the reply; empty until known (PUT /api/tickets/{reference}/email). */
  email: z.string(),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** PUT /api/tickets/{reference}/email, only for the owner of the ticket. Returns `ticketSchema`. */
export const ticketEmailSchema = z.object({
  email: z.string({ error: 'required' }).trim().min(1, 'required').max(254, 'too_long').pipe(z.email('email_invalid')),
});

/** POST /api/help/ask. */
export const helpQuestionSchema = z.object({
  question: z.string({ error: 'required' }).trim().min(1, 'required').max(1_000, 'too_long'),
  /** Earlier questions and answers on this page, oldest first. Context for short questions, and added to a ticket. */
  history: z
    .array(z.object({ question: z.string().max(1_000), answer: z.string().max(4_000) }))
    .max(20)
    .default([]),
});
export type HelpQuestion = z.infer<typeof helpQuestionSchema>;

/**
 * Response of POST /api/help/ask. `category` is in the caller's language, `relatedTopics` are complete questions, and
 * `actionSuggestions` are the labels of `actions`. `escalateToHuman` comes with a ticket that already exists.
 * `offersPerson` means that no article has the answer and no ticket exists: the user decides.
 */
export const helpAnswerSchema = z.object({
  answer: z.string(),
  category: z.string(),
  relatedTopics: z.array(z.string()),
  actionSuggestions: z.array(z.string()),
  actions: z.array(helpActionSchema),
  sources: z.array(helpSourceSchema),
  escalateToHuman: z.boolean(),
  offersPerson: z.boolean().default(false),
  ticket: ticketSchema.optional(),
});
export type HelpAnswer = z.infer<typeof helpAnswerSchema>;

/** GET /api/help/articles/{id} and GET /api/help/articles (without `text`), in the caller's language. */
export const helpArticleSchema = z.object({
  id: z.string(),
  category: helpCategorySchema,
  categoryName: z.string(),
  /** Phrased as a question. */
  title: z.string(),
  /** Paragraphs separated by a blank line; lines that begin with "- " are list items. No markup. */
  text: z.string(),
  actions: z.array(helpActionSchema),
  related: z.array(helpSourceSchema),
});
export type HelpArticle = z.infer<typeof helpArticleSchema>;
export const helpArticleListSchema = z.array(helpArticleSchema.omit({ text: true, actions: true, related: true }));
export type HelpArticleList = z.infer<typeof helpArticleListSchema>;

/** GET /api/help/faq: the six questions on the home page, taken from the help articles. */
export const faqSchema = z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() }));

/**
 * GET /api/help/status: median duration of the last 200 generations and of the last 200 PDFs. With fewer than 20
 * samples, `measured` is false and the durations are defaults, 45 and 15 seconds.
 */
export const serviceStatusSchema = z.object({
  ai: z.object({ seconds: z.number(), measured: z.boolean() }),
  pdf: z.object({ seconds: z.number(), measured: z.boolean() }),
});
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;
