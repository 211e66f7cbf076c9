// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraShims_CoreFoundation

// The constants are objects, as on Apple's platforms; inside, queries and items are known by the constants' texts.

func ~= (constant: CFString, text: String) -> Bool { text == constant as String }
func == (text: String, constant: CFString) -> Bool { text == constant as String }
func == (text: String?, constant: CFString) -> Bool { text == constant as String }

extension Dictionary where Key == String {
  subscript(constant: CFString) -> Value? {
    get { self[constant as String] }
    set { self[constant as String] = newValue }
  }
}

/// A dictionary by the texts of its keys; `nil` where a key is no text.
func texts(_ dictionary: CFDictionary) -> [String: Any]? { dictionary as? [String: Any] }
