// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// Optional methods of the frameworks' protocols: only those that the object implements give anything.

private final class TextAnswering: NSObject, UITextFieldDelegate, UICollectionViewDelegateFlowLayout {
  var textFieldShouldClear = false

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 3, height: 4) }
}

private final class TextSilent: NSObject, UITextFieldDelegate, UICollectionViewDelegateFlowLayout {}

private final class TextGeneric<T>: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

enum FrameworkOptionals {
  @MainActor static func run() {
    final class Local: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    let field = UITextField()
    let (answering, silent) = (TextAnswering(), TextSilent())
    for delegate in [answering, silent, Local(), TextGeneric<Int>()] as [any UITextFieldDelegate] {
      field.delegate = delegate
      let result = field.delegate?.textFieldShouldReturn?(field)
      print(result.map { "\($0)" } ?? "nil", field.delegate?.textFieldShouldClear?(field) ?? true)
    }
    field.delegate = answering
    print(field.delegate!.textFieldShouldReturn!(field))
    field.delegate = nil
    print(field.delegate?.textFieldShouldReturn?(field) == nil)

    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    for delegate in [answering, silent] as [any UICollectionViewDelegateFlowLayout] {
      list.delegate = delegate
      let flow = list.delegate as? any UICollectionViewDelegateFlowLayout
      print(
        flow?.collectionView?(list, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
          ?? CGSize(width: 50, height: 50))
    }
  }
}
