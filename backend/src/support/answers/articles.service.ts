import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/payments/prices';
import type { HelpArticle, HelpSource } from '@shortlist/contracts/support/help';
import { helpArticles, loadHelpArticles } from '../help-articles/help-articles';
import { actionLabels, categoryLabels } from '../help-articles/labels';
import type { Passage } from '../../engine/writing/rule-based/passage-search/passage-index';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { interpolate } from '../../platform/interpolate';
import { i18nMessages } from '../messages';

export interface Article extends HelpArticle {
  alternativeQuestions: readonly string[];
  faqPosition?: number | undefined;
}

@Injectable()
export class ArticlesService {
  private readonly articlesByLanguage = new Map<Language, Promise<readonly Article[]>>();
  private readonly passagesByLanguage = new Map<Language, readonly Passage[]>();

  constructor(private readonly config: Config) {}

  /** Returns the same array on every call. */
  async list(language: Language): Promise<readonly Article[]> {
    const articlesPromise = this.articlesByLanguage.get(language) ?? this.buildArticles(language);
    this.articlesByLanguage.set(language, articlesPromise);
    return await articlesPromise;
  }

  /**
   * Returns the articles and a passage with out-of-scope questions. Returns the same array on every call, because
   * `getPassageIndex` caches an index per array.
   */
  async listPassages(language: Language): Promise<readonly Passage[]> {
    const outOfScopePassage = {
      id: '',
      text: '',
      alternativeQuestions: i18nMessages[language].elsewhere,
      isOutOfScope: true,
    };
    const passages = this.passagesByLanguage.get(language) ?? [...(await this.list(language)), outOfScopePassage];
    this.passagesByLanguage.set(language, passages);
    return passages;
  }

  /** Throws `not_found`. */
  async get(id: string, language: Language): Promise<Article> {
    const article = (await this.list(language)).find((candidate) => candidate.id === id);
    if (!article) throw new AppError('not_found');
    return article;
  }

  async listFaq(language: Language): Promise<Article[]> {
    const articles = (await this.list(language)).filter(({ faqPosition }) => faqPosition !== undefined);
    return articles.sort((a, b) => (a.faqPosition ?? 0) - (b.faqPosition ?? 0));
  }

  private async buildArticles(language: Language): Promise<readonly Article[]> {
    const texts = await loadHelpArticles(language);
    const fillPlaceholders = (text: string) =>
      interpolate(text, {
        free: this.config.freeGenerations,
        price: prices[language].display,
        support: this.config.supportEmail,
        year: new Date().getUTCFullYear(),
      });
    const toArticleLinks = (id: string): HelpSource[] =>
      texts[id] ? [{ id, title: fillPlaceholders(texts[id].title) }] : [];
    return helpArticles.flatMap(({ id, category, related, actions, faqPosition }) => {
      const text = texts[id];
      if (!text) return [];
      return {
        id,
        category,
        categoryName: categoryLabels[category][language],
        title: fillPlaceholders(text.title),
        text: fillPlaceholders(text.text),
        alternativeQuestions: text.asks.map(fillPlaceholders),
        actions: actions.map(({ label, path }) => ({ label: actionLabels[label][language], path })),
        related: related.flatMap(toArticleLinks),
        faqPosition,
      };
    });
  }
}
