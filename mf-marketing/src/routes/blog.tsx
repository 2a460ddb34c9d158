import { PageHeader } from '@shortlist/shared-ui/components/page-header';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { articles, featuredSlug } from '../articles/article-list';
import { ArticleRow } from '../features/blog/article-row';
import { CategoryFilter, useCategoryParam } from '../features/blog/category-filter';
import { FeaturedArticle } from '../features/blog/featured-article';
import { joinSentences } from '../messages';
import { useBlogMessages } from '../features/blog/messages';
import { NewsletterForm } from '../features/newsletter/newsletter-form';

export default function Blog() {
  const t = useBlogMessages();
  const language = useLanguage();
  const category = useCategoryParam();
  const visibleArticles = articles.filter((article) => !category || article.category === category);
  const featuredArticle = visibleArticles.find(({ slug }) => slug === featuredSlug);
  const otherArticles = visibleArticles.filter((article) => article !== featuredArticle);
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16 lg:gap-8 lg:pt-10 lg:pb-24">
      <PageHeader title={t('blog.title')}>
        {joinSentences(t('blog.lead'), language === 'en' ? undefined : t('blog.english'))}
      </PageHeader>
      <CategoryFilter selected={category} />
      {featuredArticle && <FeaturedArticle article={featuredArticle} />}
      {otherArticles.length > 0 && (
        <ul className="border-t border-line">
          {otherArticles.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </ul>
      )}
      <NewsletterForm />
    </div>
  );
}
