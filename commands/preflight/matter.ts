/** One thing that may stand between the site and its launch. What is written in it is read by the owner. */
export type Matter = {
  id: 'config' | 'brand' | 'address' | 'links' | 'whatsapp' | 'form' | 'security' | 'expiry' | BuiltId | 'outside';
  name: string;
  state: 'blocking' | 'warning' | 'settled';
  /** What was found, a line for each. */
  found: readonly string[];
  /** What to do about it; empty where there is nothing to do. */
  todo: string;
};

type BuiltId = 'build' | 'weight' | 'pages' | 'descriptions';
