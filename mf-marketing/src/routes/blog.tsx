import { PageHead } from '@shortlist/shared-ui/components/page-head';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { articles, featured } from '../articles/list';
import { ArticleRow } from '../features/blog/article-row';
import { CategoryFilter } from '../features/blog/category-filter';
import { FeaturedArticle } from '../features/blog/featured-article';
import { useCategory } from '../features/blog/use-category';
import { useWords } from '../features/blog/words';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { sentences } from '../shared/sentences';

export default function Blog() {
  const t = useWords();
  const language = useLanguage();
  const category = useCategory();
  const shown = articles.filter((article) => !category || article.category === category);
  const first = shown.find(({ slug }) => slug === featured);
  const rest = shown.filter((article) => article !== first);
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16 lg:gap-8 lg:pt-10 lg:pb-24">
      <PageHead title={t('blog.title')}>
        {sentences(t('blog.lead'), language === 'en' ? undefined : t('blog.english'))}
      </PageHead>
      <CategoryFilter chosen={category} />
      {first && <FeaturedArticle article={first} />}
      {rest.length > 0 && (
        <ul className="border-t border-line">
          {rest.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </ul>
      )}
      <NewsletterForm />
    </div>
  );
}
