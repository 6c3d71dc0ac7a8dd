import { faker as shared } from "@faker-js/faker/locale/en";

type Faker = typeof shared;

// The package exports the class only together with all of its locales.
const FakerClass = shared.constructor as new (options: {
  locale: Faker["rawDefinitions"];
}) => Faker;

/**
 * An instance of this package: draws of a test with the faker that all packages share would change
 * what `seedMocks` repeats, and `seedMocks` what the test draws.
 */
export const faker: Faker = new FakerClass({ locale: shared.rawDefinitions });
