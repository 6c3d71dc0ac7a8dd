/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  OperationalRole,
  Rpe,
  Tier
} from '../../model';

import { mainHttp } from '../../../../http/main.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Operational roles that a company can choose from.
 * @summary List all operational roles
 */
export const roleList = (

 options?: SecondParameter<typeof mainHttp<OperationalRole[]>>,) => {
      return mainHttp<OperationalRole[]>(
      {url: `/api/roles`, method: 'GET'
    },
      options);
    }
  /**
 * Entries that a company can choose from.
 * @summary List all Registry, Purpose, Equipment entries
 */
export const rpeList = (

 options?: SecondParameter<typeof mainHttp<Rpe[]>>,) => {
      return mainHttp<Rpe[]>(
      {url: `/api/rpes`, method: 'GET'
    },
      options);
    }
  /**
 * Service tiers that a company can be on.
 * @summary List all tiers
 */
export const tierList = (

 options?: SecondParameter<typeof mainHttp<Tier[]>>,) => {
      return mainHttp<Tier[]>(
      {url: `/api/tiers`, method: 'GET'
    },
      options);
    }
  export type RoleListResult = NonNullable<Awaited<ReturnType<typeof roleList>>>
export type RpeListResult = NonNullable<Awaited<ReturnType<typeof rpeList>>>
export type TierListResult = NonNullable<Awaited<ReturnType<typeof tierList>>>
