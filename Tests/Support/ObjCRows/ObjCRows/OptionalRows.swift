// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

@objc protocol PickerDelegate: NSObjectProtocol {
  @objc optional func picker(_ picker: Picker, canPick index: Int) -> Bool
  @objc optional func pickerDidClose()
  @objc optional var title: String { get }
  @objc optional var limit: NSNumber? { get set }
}

final class Picker: NSObject {
  weak var delegate: PickerDelegate?
  func go() {
    print(delegate?.title ?? "untitled", delegate?.title?.count ?? -1, delegate?.limit ?? 0)
    print(delegate?.picker?(self, canPick: 2) ?? true)
    delegate?.pickerDidClose?()
    print(delegate?.responds(to: #selector(PickerDelegate.pickerDidClose)) ?? false)
  }
}

final class Silent: NSObject, PickerDelegate {}
final class Chatty: NSObject, PickerDelegate, UIScrollViewDelegate {
  func picker(_ picker: Picker, canPick index: Int) -> Bool { index > 3 }
  func pickerDidClose() { print("closed") }
  let title = "Chatty"
  var limit: NSNumber? = 7
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
