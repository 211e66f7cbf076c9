// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

#include <fontconfig/fontconfig.h>
#include <glib-object.h>
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#include <pango/pango.h>
#include <pango/pangoft2.h>
#include <pango/pangofc-fontmap.h>
