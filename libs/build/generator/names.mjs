/** The forms of a resource's name: from `clothing` and `coat-hanger` everything that files, code and addresses use. */
export function namesOf(area, single, plural = `${single}s`) {
  if (!['volunteers', 'production', 'clothing'].includes(area))
    throw new Error(`There is no area ${area}: volunteers, production or clothing`);
  for (const word of [single, plural])
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word))
      throw new Error(`'${word}' is not a name: small letters, with dashes between words`);
  const pascal = (word) => word.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
  const camel = (word) => pascal(word).replace(/^\w/, (letter) => letter.toLowerCase());
  const snake = (word) => word.replaceAll('-', '_');
  return {
    area,
    single,
    plural,
    Area: pascal(area),
    Single: pascal(single),
    Plural: pascal(plural),
    camel: camel(single),
    camels: camel(plural),
    snake: snake(single),
    resource: snake(plural),
    label: pascal(single).replace(/(?<!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`),
  };
}
