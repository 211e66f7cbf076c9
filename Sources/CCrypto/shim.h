// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

/* Macros that Swift can't see. */

static inline int tessera_set_iv_length(EVP_CIPHER_CTX *context, int length) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, length, NULL);
}

static inline int tessera_get_tag(EVP_CIPHER_CTX *context, int length, void *tag) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, length, tag);
}

static inline int tessera_set_tag(EVP_CIPHER_CTX *context, int length, const void *tag) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, length, (void *)tag);
}

/* Whether a chain of certificates leads to one that is trusted: 1 if so, else what X509_verify_cert found. The first is the
   leaf; where there are no anchors of the caller's or it says so, those of this machine count. Host may be NULL. */
static inline int tessera_verify_chain(
    X509 **chain, int count, X509 **anchors, int anchor_count, int uses_system, const char *host, long long date,
    int *error) {
  X509_STORE *store = X509_STORE_new();
  X509_STORE_CTX *context = X509_STORE_CTX_new();
  STACK_OF(X509) *others = sk_X509_new_null();
  int result = 0;
  if (store && context && others && count > 0) {
    if (uses_system) X509_STORE_set_default_paths(store);
    for (int i = 0; i < anchor_count; i++) X509_STORE_add_cert(store, anchors[i]);
    for (int i = 1; i < count; i++) sk_X509_push(others, chain[i]);
    X509_VERIFY_PARAM *rules = X509_STORE_get0_param(store);
    /* An anchor of the caller's need not have signed itself. */
    X509_VERIFY_PARAM_set_flags(rules, X509_V_FLAG_PARTIAL_CHAIN);
    X509_VERIFY_PARAM_set_time(rules, (time_t)date);
    if (host) X509_VERIFY_PARAM_set1_host(rules, host, 0);
    if (X509_STORE_CTX_init(context, store, chain[0], others)) {
      result = X509_verify_cert(context) == 1;
      *error = X509_STORE_CTX_get_error(context);
    }
  }
  sk_X509_free(others);
  X509_STORE_CTX_free(context);
  X509_STORE_free(store);
  return result;
}
