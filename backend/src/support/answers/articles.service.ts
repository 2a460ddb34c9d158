import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/platform/prices';
import type { HelpArticle, HelpSource } from '@shortlist/contracts/support/help';
import { articles, loadArticles } from '@shortlist/documents/articles/index';
import { actionLabels, categoryNames } from '@shortlist/documents/articles/words';
import type { Passage } from '../../ai/built-in/answers/library';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { fill, words } from '../words';

export interface Article extends HelpArticle {
  asks: readonly string[];
  faq?: number | undefined;
}

@Injectable()
export class ArticlesService {
  private readonly shelves = new Map<Language, Promise<readonly Article[]>>();
  private readonly quotable = new Map<Language, readonly Passage[]>();

  constructor(private readonly config: Config) {}

  /** Returns the same array on each call. */
  async all(language: Language): Promise<readonly Article[]> {
    const known = this.shelves.get(language) ?? this.read(language);
    this.shelves.set(language, known);
    return await known;
  }

  /** Adds common questions that no article answers. Returns the same array on each call. */
  async passages(language: Language): Promise<readonly Passage[]> {
    const elsewhere = { id: '', text: '', asks: words[language].elsewhere, isElsewhere: true };
    const known = this.quotable.get(language) ?? [...(await this.all(language)), elsewhere];
    this.quotable.set(language, known);
    return known;
  }

  /** Throws `not_found`. */
  async find(id: string, language: Language): Promise<Article> {
    const found = (await this.all(language)).find((article) => article.id === id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  async popular(language: Language): Promise<Article[]> {
    const found = (await this.all(language)).filter(({ faq }) => faq !== undefined);
    return found.sort((one, other) => (one.faq ?? 0) - (other.faq ?? 0));
  }

  private async read(language: Language): Promise<readonly Article[]> {
    const texts = await loadArticles(language);
    const said = (text: string) =>
      fill(text, {
        free: this.config.freeGenerations,
        price: prices[language].display,
        support: this.config.supportEmail,
        year: new Date().getUTCFullYear(),
      });
    const sourceOf = (id: string): HelpSource[] => (texts[id] ? [{ id, title: said(texts[id].title) }] : []);
    return articles.flatMap(({ id, category, related, actions, faq }) => {
      const text = texts[id];
      if (!text) return [];
      return {
        id,
        category,
        categoryName: categoryNames[category][language],
        title: said(text.title),
        text: said(text.text),
        asks: text.asks.map(said),
        actions: actions.map(({ label, path }) => ({ label: actionLabels[label][language], path })),
        related: related.flatMap(sourceOf),
        faq,
      };
    });
  }
}
