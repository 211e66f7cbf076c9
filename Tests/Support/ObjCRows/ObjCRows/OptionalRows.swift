// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

@objc protocol PickerDelegate: NSObjectProtocol {
  @objc optional func picker(_ picker: Picker, canPick index: Int) -> Bool
  @objc optional func pickerDidClose()
}

final class Picker: NSObject {
  weak var delegate: PickerDelegate?
  func go() {
    print(delegate?.picker?(self, canPick: 2) ?? true)
    delegate?.pickerDidClose?()
    print(delegate?.responds(to: #selector(PickerDelegate.pickerDidClose)) ?? false)
  }
}

final class Silent: NSObject, PickerDelegate {}
final class Chatty: NSObject, PickerDelegate, UIScrollViewDelegate {
  func picker(_ picker: Picker, canPick index: Int) -> Bool { index > 3 }
  func pickerDidClose() { print("closed") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

enum OptionalRows {
  @MainActor static func run() {
    let picker = Picker()
    picker.go()
    let silent = Silent()
    picker.delegate = silent
    picker.go()
    let chatty = Chatty()
    picker.delegate = chatty
    picker.go()
    print(chatty.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
    print(chatty.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))))
  }
}
