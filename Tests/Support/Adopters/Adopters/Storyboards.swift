// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Fades a controller in, as a storyboard's custom segue.
class FadeSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    destination.modalTransitionStyle = .crossDissolve
    source.present(destination, animated: true, completion: nil)
  }
}

class StoryboardHome: UITableViewController {
  @IBOutlet weak var addButton: UIBarButtonItem!
  let titles = ["One", "Two"]

  override func awakeFromNib() {
    super.awakeFromNib()
    title = "Home"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard segue.identifier == "detail", let cell = sender as? UITableViewCell,
      let path = tableView.indexPath(for: cell)
    else { return }
    let stack = segue.destination as? UINavigationController
    (stack?.topViewController as? StoryboardDetail)?.text = titles[path.row]
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return identifier != "never" && super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  @IBAction func unwindToHome(_ segue: UIStoryboardSegue) {
    if let detail = segue.source as? StoryboardDetail { title = detail.text }
  }

  @IBAction func unwind(segue: UIStoryboardSegue) {}

  @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> StoryboardDetail? {
    return StoryboardDetail(coder: coder, text: "made")
  }

  @IBAction func open(_ sender: Any) {
    performSegue(withIdentifier: "detail", sender: self)
    let board = UIStoryboard(name: "Main", bundle: Bundle.main)
    let plain = board.instantiateViewController(withIdentifier: "Detail") as! StoryboardDetail
    let made = storyboard?.instantiateViewController(identifier: "Detail") { coder in
      StoryboardDetail(coder: coder, text: "x")
    }
    let typed: StoryboardDetail? = board.instantiateInitialViewController()
    show(made ?? typed ?? plain, sender: nil)
    guard let root = board.instantiateInitialViewController() else { return }
    present(root, animated: true)
    let way = UIStoryboardSegue(identifier: "way", source: self, destination: root) {}
    way.perform()
  }
}

class StoryboardDetail: UIViewController {
  var text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    text = ""
    super.init(coder: coder)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { return false }

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    return super.allowedChildrenForUnwinding(from: source).filter { $0 !== source.source }
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}
