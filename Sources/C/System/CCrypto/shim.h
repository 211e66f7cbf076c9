// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/* Curves' points are reached by functions of before OpenSSL 3 only. */
#define OPENSSL_SUPPRESS_DEPRECATED

#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
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

/* The key of a curve with a private number, or NULL where it has none such. */
static inline EVP_PKEY *tessera_ec_private(int curve, const unsigned char *scalar, int count) {
  EC_KEY *key = EC_KEY_new_by_curve_name(curve);
  BIGNUM *number = BN_bin2bn(scalar, count, NULL);
  EVP_PKEY *result = NULL;
  if (key && number) {
    const EC_GROUP *group = EC_KEY_get0_group(key);
    EC_POINT *point = EC_POINT_new(group);
    int is_inside = !BN_is_zero(number) && BN_cmp(number, EC_GROUP_get0_order(group)) < 0;
    if (point && is_inside && EC_POINT_mul(group, point, number, NULL, NULL, NULL) &&
        EC_KEY_set_private_key(key, number) && EC_KEY_set_public_key(key, point)) {
      result = EVP_PKEY_new();
      if (result && EVP_PKEY_set1_EC_KEY(result, key) != 1) {
        EVP_PKEY_free(result);
        result = NULL;
      }
    }
    EC_POINT_free(point);
  }
  BN_clear_free(number);
  EC_KEY_free(key);
  return result;
}

/* The key of a point of a curve, or NULL where it is none. */
static inline EVP_PKEY *tessera_ec_public(int curve, const unsigned char *bytes, int count) {
  EC_KEY *key = EC_KEY_new_by_curve_name(curve);
  EVP_PKEY *result = NULL;
  if (key) {
    const EC_GROUP *group = EC_KEY_get0_group(key);
    EC_POINT *point = EC_POINT_new(group);
    if (point && EC_POINT_oct2point(group, point, bytes, count, NULL) == 1 && !EC_POINT_is_at_infinity(group, point) &&
        EC_KEY_set_public_key(key, point)) {
      result = EVP_PKEY_new();
      if (result && EVP_PKEY_set1_EC_KEY(result, key) != 1) {
        EVP_PKEY_free(result);
        result = NULL;
      }
    }
    EC_POINT_free(point);
  }
  EC_KEY_free(key);
  return result;
}

/* The curve of a key, or 0. */
static inline int tessera_ec_curve(EVP_PKEY *pkey) {
  EC_KEY *key = EVP_PKEY_get1_EC_KEY(pkey);
  int curve = key ? EC_GROUP_get_curve_name(EC_KEY_get0_group(key)) : 0;
  EC_KEY_free(key);
  return curve;
}

/* Writes the point of a key; the number of bytes, or 0. */
static inline int tessera_ec_point(EVP_PKEY *pkey, int is_compressed, unsigned char *out, int room) {
  EC_KEY *key = EVP_PKEY_get1_EC_KEY(pkey);
  if (!key) return 0;
  int count = (int)EC_POINT_point2oct(
      EC_KEY_get0_group(key), EC_KEY_get0_public_key(key),
      is_compressed ? POINT_CONVERSION_COMPRESSED : POINT_CONVERSION_UNCOMPRESSED, out, room, NULL);
  EC_KEY_free(key);
  return count;
}

/* Writes the private number of a key with so many bytes; 1 where there is one. */
static inline int tessera_ec_scalar(EVP_PKEY *pkey, unsigned char *out, int count) {
  EC_KEY *key = EVP_PKEY_get1_EC_KEY(pkey);
  const BIGNUM *number = key ? EC_KEY_get0_private_key(key) : NULL;
  int result = number && BN_bn2binpad(number, out, count) == count;
  EC_KEY_free(key);
  return result;
}

/* A signature of two numbers of so many bytes, from ASN.1: 1 where it is one. */
static inline int tessera_ecdsa_raw(const unsigned char *der, long length, unsigned char *out, int count) {
  ECDSA_SIG *signature = d2i_ECDSA_SIG(NULL, &der, length);
  if (!signature) return 0;
  const BIGNUM *r, *s;
  ECDSA_SIG_get0(signature, &r, &s);
  int result = BN_bn2binpad(r, out, count) == count && BN_bn2binpad(s, out + count, count) == count;
  ECDSA_SIG_free(signature);
  return result;
}

/* The same the other way; the number of bytes, or 0. */
static inline int tessera_ecdsa_der(const unsigned char *raw, int count, unsigned char *out) {
  ECDSA_SIG *signature = ECDSA_SIG_new();
  BIGNUM *r = BN_bin2bn(raw, count, NULL), *s = BN_bin2bn(raw + count, count, NULL);
  if (!signature || !r || !s || ECDSA_SIG_set0(signature, r, s) != 1) {
    BN_free(r);
    BN_free(s);
    ECDSA_SIG_free(signature);
    return 0;
  }
  int length = i2d_ECDSA_SIG(signature, &out);
  ECDSA_SIG_free(signature);
  return length < 0 ? 0 : length;
}

/* A private key as PKCS #8; the number of bytes, or 0. With NULL for out, the room that it takes. */
static inline int tessera_pkcs8(EVP_PKEY *pkey, unsigned char *out) {
  PKCS8_PRIV_KEY_INFO *info = EVP_PKEY2PKCS8(pkey);
  if (!info) return 0;
  int length = i2d_PKCS8_PRIV_KEY_INFO(info, out ? &out : NULL);
  PKCS8_PRIV_KEY_INFO_free(info);
  return length < 0 ? 0 : length;
}

/* What a file of PKCS #12 holds: the key, its certificate and the others, each the caller's to free. 1 where it was read,
   0 where it is none, -1 where the password is another. Others are at most `room`. */
static inline int tessera_read_pkcs12(
    const unsigned char *bytes, long length, const char *password, EVP_PKEY **key, X509 **certificate, X509 **others,
    int room, int *count) {
  *count = 0;
  PKCS12 *file = d2i_PKCS12(NULL, &bytes, length);
  if (!file) return 0;
  /* Files of before 2020 are encrypted by ways that OpenSSL 3 keeps apart. */
  OSSL_PROVIDER_try_load(NULL, "legacy", 1);
  STACK_OF(X509) *chain = NULL;
  int result = PKCS12_verify_mac(file, password, -1) ? PKCS12_parse(file, password, key, certificate, &chain) : -1;
  PKCS12_free(file);
  while (result == 1 && sk_X509_num(chain) > 0 && *count < room) others[(*count)++] = sk_X509_shift(chain);
  sk_X509_pop_free(chain, X509_free);
  return result;
}
