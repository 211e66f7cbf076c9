// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>

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
