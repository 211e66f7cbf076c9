// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite struct KeyValueOverrideTests {
  @Test func classesSetAndGetKeysInAWayOfTheirOwn() {
    let model = Model()
    model.setValuesForKeys(["name": "Ann", "unknown": 3])
    #expect(model.log == ["name", "unknown", "undefined unknown"])
    let object: NSObject = model
    #expect(object.value(forKey: "other") as? String == "other?")
  }

  @Test func classesRespondInAWayOfTheirOwn() {
    let object: NSObject = Responder()
    #expect(object.responds(to: Selector("open")) && !object.responds(to: Selector("close")))
  }
}

private final class Responder: NSObject, _TesseraResponding {
  func responds(to aSelector: Selector!) -> Bool {
    aSelector.description == "open" || _tesseraResponds(to: aSelector)
  }
}

/// As the translator leaves a class that overrides the methods.
private final class Model: NSObject, _TesseraKeyValueSetting, _TesseraUndefinedKeySetting, _TesseraUndefinedKeyGetting {
  var log: [String] = []

  func setValue(_ value: Any?, forKey key: String) {
    log.append(key)
    if key != "name" { _tesseraSetValue(value, forKey: key) }
  }

  func setValue(_ value: Any?, forUndefinedKey key: String) { log.append("undefined \(key)") }

  func value(forUndefinedKey key: String) -> Any? { key + "?" }
}
