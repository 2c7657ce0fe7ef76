interface ImportMetaEnv {
  /** The kind of delivery that the owner chose. */
  readonly PUBLIC_DELIVERY: import('#delivery/delivery.ts').Delivery['kind'];
}
