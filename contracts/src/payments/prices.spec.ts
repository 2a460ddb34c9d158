import { prices } from './prices';

it('formats each price by the conventions of its language', () => {
  const formattedPrices = Object.entries(prices).map(
    ([language, { display }]) => `${language} ${display.replace(/\s/g, '_')}`,
  );
  expect(formattedPrices).toEqual(['en $19', 'es 16_€', 'fr 16_€', 'de 16_€', 'ja ¥2,185', 'ko ₩23,000']);
});
